import { Button } from '@callboard/kit/ui'
import cinema from './cinema.module.css'

/** In the place of the comments, for a visitor whom nothing names: the one way to send answers and to read comments. */
export default function SignInToRead(props: {
  /** How many answers wait for a name. */
  readonly unsent: number
  readonly onSignIn: () => void
}) {
  const { unsent } = props
  const answers = unsent > 1 ? `your ${unsent} answers` : 'your answer'
  return (
    <div className={cinema.signIn} data-silent>
      <p>Sign in to {unsent > 0 ? `send ${answers} and read` : 'read'} the comments</p>
      <Button variant="default" data-way onClick={props.onSignIn}>
        {unsent > 0 ? 'Sign in to send' : 'Sign in'}
      </Button>
    </div>
  )
}
