import { ApiError, reduces, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { Button, Stack, Text } from '@callboard/kit/ui'
import { bulkAddMoved, getBulkAdd, sessionRoom } from '@callboard/lobby/contract'
import { useState } from 'react'
import { bulkAddAction, checkBulkAddAction, withRun } from '../data/bulk-add.ts'
import type { LobbyModel } from '../live/lobby-model.ts'
import { BulkChoice } from './bulk-choice.tsx'
import { BulkFaults } from './bulk-faults.tsx'
import { BulkPlanView } from './bulk-plan-view.tsx'
import { BulkProgress } from './bulk-progress.tsx'

interface Chosen {
  readonly file: File
  readonly day: string
}

/** Browsers on Windows call a CSV something else, or nothing. */
const asCsv = (file: File) => new Blob([file], { type: 'text/csv' })

/** Many talent at once from a file: choose, look at what it would do, add, see how far it is. */
export default function BulkAddDialog(props: { readonly lobby: LobbyModel; readonly onClose: () => void }) {
  const { session } = props.lobby
  const [chosen, setChosen] = useState<Chosen>()
  const [sendEmail, setSendEmail] = useState(true)
  const [started, setStarted] = useState<string>()
  const state = useAnswer(
    getBulkAdd,
    { session: session._id },
    { follows: [{ room: sessionRoom, id: session._id, signals: [reduces(bulkAddMoved, withRun)] }] },
  )
  const check = useAction(checkBulkAddAction)
  const [plan, setPlan] = useState<Awaited<ReturnType<typeof check.run>>>()
  const add = useAction(bulkAddAction(session._id), { onDone: ({ run }) => setStarted(run?._id) })
  const run = state.kind === 'ready' ? state.data.run : null
  const error = add.error ?? check.error
  const look = async (file: File, day: string) => {
    setPlan(undefined)
    add.reset()
    setChosen({ file, day })
    setPlan(await check.run({ session: session._id, day, file: asCsv(file) }))
  }
  const isRunning = run !== null && (run.state === 'running' || run._id === started)
  return (
    <Modal opened onClose={props.onClose} title="Add talent from a CSV" size="lg">
      {isRunning ? (
        <BulkProgress run={run} onClose={props.onClose} />
      ) : (
        <Stack gap="md">
          {run?.state === 'stopped' ? (
            <Text role="status">
              The last file stopped after {run.done} of {run.total} talent. Add it again: talent who are here
              already are passed over.
            </Text>
          ) : null}
          <BulkChoice session={session} busy={check.busy} name={chosen?.file.name} onFile={look} />
          {error instanceof ApiError ? <BulkFaults error={error} /> : null}
          {plan && !error && chosen ? (
            <BulkPlanView
              plan={plan}
              sendEmail={sendEmail}
              busy={add.busy}
              onSendEmail={setSendEmail}
              onAdd={() =>
                void add.run({
                  session: session._id,
                  day: chosen.day,
                  send_email: sendEmail ? 'yes' : 'no',
                  file: asCsv(chosen.file),
                })
              }
            />
          ) : null}
          {error && !(error instanceof ApiError) ? (
            <Text role="alert">The file could not be sent. Please try again.</Text>
          ) : null}
          {plan?.total === 0 ? <Button onClick={props.onClose}>Close</Button> : null}
        </Stack>
      )}
    </Modal>
  )
}
