import { Modal } from '@callboard/kit/overlays'
import { SignIn } from '@callboard/kit/sign-in'

/** The choice stays behind it: who has signed in, or signed up as talent, goes on where they were. */
export default function SignInDialog(props: { readonly banner: string; readonly onClose: () => void }) {
  return (
    <Modal opened onClose={props.onClose} title="Sign in to book">
      <SignIn talentOnly banner={props.banner} />
    </Modal>
  )
}
