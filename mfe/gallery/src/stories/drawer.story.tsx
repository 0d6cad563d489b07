import { Drawer } from '@callboard/kit/dialogs'
import { TextInput } from '@callboard/kit/inputs'
import { Button, Group, Stack, Text } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import { Framed } from './framed.tsx'
import { nothing } from './nothing.ts'

const MESSAGES = Array.from(
  { length: 24 },
  (_, place) => `Message ${place + 1}: your appointment is tomorrow at 10:15 AM PST.`,
)

/** It is open from the start and takes no focus, because there are others on the page. */
const opened = (title: string, content: ReactNode) => (
  <Framed key={title} height={480}>
    <Drawer
      opened
      onClose={nothing}
      size={480}
      title={title}
      withinPortal={false}
      lockScroll={false}
      trapFocus={false}
      returnFocus={false}
    >
      {content}
    </Drawer>
    <Text p="md">The page below.</Text>
  </Framed>
)

const fields = (error?: string) => (
  <Stack gap="md">
    <TextInput label="Name" defaultValue="Dana Whitfield" />
    <TextInput label="E-mail" defaultValue="dana@callboard" error={error} />
    <Group justify="flex-end">
      <Button>Save</Button>
    </Group>
  </Stack>
)

export const drawer = {
  name: 'Drawer',
  states: [
    ['to edit', opened('Dana Whitfield', fields())],
    ['with a fault', opened('Account', fields('Please write an e-mail address.'))],
    [
      'more than fits',
      opened(
        'Message log',
        <Stack gap="md">
          {MESSAGES.map((message) => (
            <Text key={message}>{message}</Text>
          ))}
        </Stack>,
      ),
    ],
  ],
} as const
