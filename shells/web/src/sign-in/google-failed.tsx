import { Button } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import { StepNotice } from './step-notice.tsx'

/** Shows the reason of a failed sign-in and offers a retry (the children) or another way to sign in. */
export function GoogleFailed(props: {
  readonly words: string
  readonly onOther: () => void
  readonly children: ReactNode
}) {
  return (
    <StepNotice role="alert" title="You are not signed in yet" words={props.words}>
      {props.children}
      <Button variant="default" size="md" onClick={props.onOther}>
        Other ways to sign in
      </Button>
    </StepNotice>
  )
}
