import { getUser } from '@callboard/accounts/contract'
import { Stack, Text, useEndpoint } from '@callboard/kit'
import { Drawer } from '@callboard/kit/overlays'
import { TextAccountPanel } from '@callboard/kit/text-account'

/** The Twilio account that the texts of one casting director leave with. */
export default function TextAccountDrawer(props: { readonly userId: string; readonly onClose: () => void }) {
  const user = useEndpoint(getUser, { id: props.userId })
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
