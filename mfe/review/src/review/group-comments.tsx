import type { ComponentProps } from 'react'
import { ClientComments } from './client-comments.tsx'
import { TakeComments } from './take-comments.tsx'

export { NewTakeComment } from './new-take-comment.tsx'

/** What was written: about the take in the player, then about the talent of its group. */
export default function GroupComments(props: {
  readonly ofTake: ComponentProps<typeof TakeComments>
  /** Undefined: nothing is written about the talent. */
  readonly ofTalent: ComponentProps<typeof ClientComments> | undefined
}) {
  return (
    <>
      <TakeComments {...props.ofTake} />
      {props.ofTalent ? <ClientComments {...props.ofTalent} /> : null}
    </>
  )
}
