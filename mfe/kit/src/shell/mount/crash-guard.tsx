import { Component, type ReactNode } from 'react'
import { FailedState } from '../../ui/page/failed-state.tsx'

interface Props {
  readonly name: string
  readonly children: ReactNode
  /** Stands where the screen was; default the card with Retry. */
  readonly instead?: ReactNode
}

/** Keeps a crash in its own place. */
export class CrashGuard extends Component<Props, { readonly fault: unknown }> {
  override state: { readonly fault: unknown } = { fault: undefined }

  static getDerivedStateFromError(fault: unknown) {
    return { fault }
  }

  override render() {
    if (this.state.fault === undefined) return this.props.children
    if (this.props.instead !== undefined) return this.props.instead
    return (
      <FailedState
        heading={1}
        title="This part of Callboard stopped working"
        error={this.state.fault}
        onRetry={() => this.setState({ fault: undefined })}
      />
    )
  }
}
