import { CLOCK, PUBLIC_URL, SEALER, service } from '@callboard/core'

const INVITATION = 'client-invitation'
const YEAR = 365 * 86_400_000

interface Invitation {
  readonly projectId: string
  readonly email: string
}

/** Links of invitations, which prove that their reader has the mailbox. They need no table. */
export class InvitationLinks extends service({ sealer: SEALER, clock: CLOCK, publicUrl: PUBLIC_URL }) {
  linkOf({ projectId, email }: Invitation): string {
    const until = new Date(this.needs.clock.now().getTime() + YEAR)
    const sealed = this.needs.sealer.seal(INVITATION, { project: projectId, email }, until)
    return `${this.needs.publicUrl}/?invite=${encodeURIComponent(sealed)}`
  }

  /** @returns null for one that is forged or out of date */
  open(sealed: string): Invitation | null {
    const claim = this.needs.sealer.open(INVITATION, sealed)
    return claim?.project && claim.email ? { projectId: claim.project, email: claim.email } : null
  }
}
