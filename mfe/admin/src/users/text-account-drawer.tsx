import { getUser } from '@callboard/accounts/contract'
import { useAnswer } from '@callboard/kit/data'
import { Drawer } from '@callboard/kit/dialogs'
import { Stack, Text } from '@callboard/kit/ui'
import { TextAccountPanel } from '../text-account/text-account-panel.tsx'

/** The Twilio account that the texts of one casting director leave with. */
export default function TextAccountDrawer(props: { readonly userId: string; readonly onClose: () => void }) {
  const user = useAnswer(getUser, { id: props.userId })
  return (
    <Drawer opened onClose={props.onClose} title="Twilio account" size="md">
      <Stack gap="md">
        {user.kind === 'ready' ? (
          <Text>{`Texts to talent of the projects of ${user.data.email} leave with it.`}</Text>
        ) : null}
        <TextAccountPanel userId={props.userId} />
      </Stack>
    </Drawer>
  )
}
