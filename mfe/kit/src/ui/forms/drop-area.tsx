import { Button, FileButton, Text } from '@mantine/core'
import { type DragEvent, useState } from 'react'
import { IconUpload } from '../icons.ts'
import './drop-area.css'

/** Files by dropping them or by choosing them; a phone shows only the button. */
export function DropArea(props: {
  readonly label: string
  /** `accept` of a file input: `image/png,image/jpeg`. */
  readonly accept: string
  readonly hint?: string
  readonly onFiles: (files: readonly File[]) => void
}) {
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    props.onFiles([...event.dataTransfer.files])
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  return (
    <section
      className="callboard-drop"
      aria-label={props.label}
      data-over={over || undefined}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileButton multiple accept={props.accept} onChange={(files) => props.onFiles(files)}>
        {(button) => (
          <Button variant="default" leftSection={<IconUpload size={16} />} {...button}>
            {props.label}
          </Button>
        )}
      </FileButton>
      {props.hint ? (
        <Text size="xs" c="dimmed">
          {props.hint}
        </Text>
      ) : null}
    </section>
  )
}
