import { Modal } from '@callboard/kit/dialogs'
import { Button, Stack, Text } from '@callboard/kit/ui'

/** The number that is stored with the account cannot be called. */
export default function PhoneNeeded({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="Phone Number Required" size="sm" centered>
      <Stack gap="md">
        <Text>
          The phone number of your account cannot be called. Please enter a number that reaches you today.
        </Text>
        <Button h={44} onClick={onClose}>
          Enter a number
        </Button>
      </Stack>
    </Modal>
  )
}
