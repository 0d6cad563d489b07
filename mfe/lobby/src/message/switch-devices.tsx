import { Modal } from '@callboard/kit/dialogs'
import { QrCode } from '@callboard/kit/qr'
import { CopyButton } from '@callboard/kit/share'
import { Stack, Text } from '@callboard/kit/ui'

/** Lets another device of the talent continue this check-in. */
export default function SwitchDevices(props: {
  readonly address: string
  readonly opened: boolean
  readonly onClose: () => void
}) {
  return (
    <Modal opened={props.opened} onClose={props.onClose} title="Switch devices" size="sm">
      <Stack align="center" gap="md">
        <Text ta="center">Scan this code with your other device. You do not need to check in again.</Text>
        <QrCode address={props.address} label="QR code of your status page" />
        <Text size="sm" c="dimmed" ta="center">
          Whoever opens this link sees your page. Keep it to yourself.
        </Text>
        <CopyButton value={props.address} />
      </Stack>
    </Modal>
  )
}
