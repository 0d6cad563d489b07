import { Button, EmptyState } from '@callboard/kit/ui'
import { codeWords } from './asked-code.ts'
import cinema from './cinema.module.css'

/** In the place of the comments, for a visitor whom nothing names. */
export default function SignInToRead(props: {
  /** Whoever sent the link; null where that account is gone. */
  readonly sender: string | null
  readonly sendsMail: boolean
  /** Absent where the answers lead there already. */
  readonly onSignIn: (() => void) | undefined
}) {
  return (
    <div className={cinema.signIn}>
      <EmptyState
        title="Sign in to read the comments"
        action={
          props.onSignIn ? (
            <Button variant="default" onClick={props.onSignIn}>
              Sign in
            </Button>
          ) : undefined
        }
      >
        {codeWords(props)}
      </EmptyState>
    </div>
  )
}
