import { Modal } from '@callboard/kit/dialogs'
import type { SignInQuestion } from '@callboard/kit/shell'
import { SignIn } from '../sign-in/sign-in.tsx'

/** The way in over a screen that stays behind it. */
export default function SignInModal({ question }: { readonly question: SignInQuestion }) {
  const { title, talentOnly, banner, close } = question
  return (
    <Modal opened onClose={close} title={title}>
      <SignIn talentOnly={talentOnly} banner={banner} />
    </Modal>
  )
}
