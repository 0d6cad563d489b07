import { asksAgain, type Follow, Load, leadsNowhere, useAnswer, useElsewhere } from '@callboard/kit/data'
import { NotFound, useParams, useSearchState } from '@callboard/kit/ui'
import {
  getSignInSheet,
  recordChanged,
  recordRemoved,
  type SignInSheet,
  sessionRoom,
} from '@callboard/lobby/contract'
import { SheetView } from './sheet-view.tsx'

/** Empty: the date of today, else the nearest. */
const ANY_DAY = { day: '' }

/** `/sign-in-sheet/{uri}/{session}`: the union's form, on the screen with its clock and on paper. */
export default function SheetPage() {
  const { uri = '', sessionId: session = '' } = useParams()
  const [{ day }, setDay] = useSearchState(ANY_DAY)
  const follows: readonly Follow<SignInSheet>[] = [
    { room: sessionRoom, id: session, signals: [asksAgain(recordChanged), asksAgain(recordRemoved)] },
  ]
  const input = day === '' ? { session } : { session, day }
  const state = useAnswer(getSignInSheet, input, { keep: true, follows })
  const isElsewhere = useElsewhere(uri, state.kind === 'ready' ? state.data.session.studio_uri : undefined)
  if (isElsewhere || (state.kind === 'failed' && leadsNowhere(state.error))) return <NotFound />
  return (
    <Load state={state} failedTitle="The sign-in sheet could not be loaded">
      {(sheet) => <SheetView sheet={sheet} onDay={(next) => setDay({ day: next })} />}
    </Load>
  )
}
