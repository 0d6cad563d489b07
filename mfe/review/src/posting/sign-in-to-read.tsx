import { Button } from '@callboard/kit/ui'
import cinema from './cinema.module.css'

/** In the place of the comments, for a visitor whom nothing names. */
export default function SignInToRead({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <div className={cinema.signIn}>
      <p>Sign in to read the comments</p>
      <Button variant="default" onClick={onSignIn}>
        Sign in
      </Button>
    </div>
  )
}
