import { Button, Group, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { Modal } from '../dialogs/dialogs.tsx'
import '../dialogs/styles.ts'
import { useQuestion } from './confirm.ts'
import styles from './confirm-dialog.module.css'

/** The only confirmation dialog of the page. */
export default function ConfirmDialog() {
  const asked = useQuestion()
  const last = useRef(asked)
  if (asked) last.current = asked
  const words = last.current
  return (
    <Modal
      opened={asked !== undefined}
      onClose={() => asked?.answer(false)}
      title={words?.title}
      size="sm"
      className={styles.words}
    >
      <Stack>
        {words?.text ? <Text>{words.text}</Text> : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={() => asked?.answer(false)} data-autofocus={words?.danger}>
            {words?.cancel ?? 'Cancel'}
          </Button>
          <Button color={words?.danger ? 'red' : undefined} onClick={() => asked?.answer(true)}>
            {words?.action}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
