import { Modal } from '@callboard/kit/dialogs'
import { Textarea } from '@callboard/kit/inputs'
import { Button, Group, Stack, Text } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import { Framed } from './framed.tsx'
import { nothing } from './nothing.ts'

const PARAGRAPHS = Array.from(
  { length: 24 },
  (_, place) => `Paragraph ${place + 1} of the terms, which one reads to the end.`,
)

/** It is open from the start and takes no focus, because there are others on the page. */
const opened = (title: string, size: 'md' | 'lg', content: ReactNode, height: 420 | '100dvh' = 420) => (
  <Framed key={title} height={height}>
    <Modal
      opened
      onClose={nothing}
      size={size}
      title={title}
      withinPortal={false}
      lockScroll={false}
      trapFocus={false}
      returnFocus={false}
    >
      {content}
    </Modal>
    <Text p="md">The page below.</Text>
  </Framed>
)

const answers = (
  <Group justify="flex-end">
    <Button variant="default">Cancel</Button>
    <Button>Send</Button>
  </Group>
)

export const dialog = {
  name: 'Dialog',
  states: [
    [
      'a question',
      opened(
        'Text Ines Moreau',
        'md',
        <Stack gap="md">
          <Textarea label="Message" defaultValue="You are next. Please come to the door." />
          {answers}
        </Stack>,
      ),
    ],
    [
      'large, with a long title',
      opened(
        'Update Actual Call Time: Maria Magdalena Konstantinopoulou-Featherstonehaugh',
        'lg',
        <Stack gap="md">
          <Text>The title breaks and leaves the cross its place.</Text>
          {answers}
        </Stack>,
      ),
    ],
    [
      'more than fits',
      opened(
        'Terms',
        'md',
        <Stack gap="md">
          {PARAGRAPHS.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          {answers}
        </Stack>,
        '100dvh',
      ),
    ],
  ],
} as const
