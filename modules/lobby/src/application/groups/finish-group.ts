import { conflict, service, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import { finishGroup } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { GroupEnd } from './group-end.ts'
import { GroupTakes } from './group-takes.ts'
import { groupView } from './group-view.ts'

/** Ends the current group on a press of staff. */
export class GroupFinish extends service({ store: LOBBY_STORE, takes: GroupTakes, end: GroupEnd }) {
  /** @throws DomainError conflict `changed` when the named group is not the current one */
  async finish(
    session: SessionFacts,
    { group: wished, ...ways }: Pick<InputOf<typeof finishGroup>, 'group' | 'undoable' | 'seen'>,
  ): Promise<ReplyOf<typeof finishGroup>> {
    const hasTake = (await this.needs.takes.of(session.id)) === wished
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const group = await repositories.groups.current(session.id)
      if (group?.id !== wished) {
        throw conflict('changed', 'This group is not the current one any more.', group && groupView(group))
      }
      const ending = { ...ways, undoable: ways.undoable === true, hasTake }
      const goesOn = await this.needs.end.end(repositories, outbox, session, group, ending)
      return outbox.answer({ success: true, group: goesOn && groupView(goesOn) })
    })
  }
}

export const FinishGroup = useCase(
  finishGroup,
  { group: GroupFinish },
  ({ needs, input, subject: { session } }) => needs.group.finish(session, input),
)
