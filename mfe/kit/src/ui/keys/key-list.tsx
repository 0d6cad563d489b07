import '@mantine/core/styles/Kbd.css'
import { Group, Kbd, Stack, Text } from '@mantine/core'
import { Modal } from '../dialogs/dialogs.tsx'
import '../dialogs/styles.ts'
import { keyLabel } from './key-names.ts'
import { closeKeys, useKeyList, useOpenKeys } from './keys.ts'

const mac = navigator.platform.startsWith('Mac')

/** Dialog of the key `?`: the keys of this screen and of the whole page. */
export default function KeyList() {
  const keys = [...useKeyList(), ['mod+k', 'Find a place or an action'], ['?', 'Show these keys']] as const
  return (
    <Modal opened={useOpenKeys() === 'keys'} onClose={closeKeys} title="Keys" size="sm">
      <Stack gap="sm">
        {keys.map(([key, label]) => (
          <Group key={key} justify="space-between" wrap="nowrap">
            <Text>{label}</Text>
            <Kbd>{keyLabel(key, mac)}</Kbd>
          </Group>
        ))}
      </Stack>
    </Modal>
  )
}
