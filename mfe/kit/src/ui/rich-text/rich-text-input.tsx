import { Skeleton, Text } from '@mantine/core'
import { lazy, Suspense } from 'react'

export interface RichTextInputProps {
  readonly label: string
  /** HTML; empty for no words. */
  readonly value: string
  readonly onChange: (html: string) => void
  readonly error?: string | undefined
}

const Editor = lazy(() => import('./editor.tsx'))

/** Words with emphasis, lists and links. */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <div>
      <Text component="span" size="sm" fw={550}>
        {props.label}
      </Text>
      <Suspense fallback={<Skeleton height={112} aria-busy="true" />}>
        <Editor {...props} />
      </Suspense>
      {props.error ? (
        <Text size="xs" c="red" role="alert" mt={4}>
          {props.error}
        </Text>
      ) : null}
    </div>
  )
}
