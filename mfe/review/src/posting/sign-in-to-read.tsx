import { Button } from '@callboard/kit/ui'
import cinema from './cinema.module.css'

/** In the place of the comments, for a visitor whom nothing names. */
export default function SignInToRead({
  onSignIn,
}: {
  /** Absent where another way leads there. */
  readonly onSignIn: (() => void) | undefined
}) {
  return (
    <div className={cinema.signIn}>
      <p>Sign in to read the comments</p>
      {onSignIn ? (
        <Button variant="subtle" onClick={onSignIn}>
          Sign in
        </Button>
      ) : null}
    </div>
  )
}
