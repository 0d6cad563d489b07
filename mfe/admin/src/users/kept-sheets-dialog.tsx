import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { Skeleton, Text } from '@callboard/kit/ui'
import { getKeptSheets, type KeptSheetsView, keptSheetsForm } from '@callboard/lobby/contract'
import { saveKeptSheetsAction } from '../data/install.ts'
import { UpdatedBy } from '../shared/updated-by.tsx'

/** The only thing that an office may keep of a deleted talent, and for how long. */
export default function KeptSheetsDialog({ onClose }: { readonly onClose: () => void }) {
  const kept = useAnswer(getKeptSheets, {})
  return (
    <Modal opened onClose={onClose} title="What deletions keep" size="sm">
      <Load state={kept} failedTitle="This setting could not be loaded" skeleton={<Skeleton height={200} />}>
        {(stored) => <KeptSheets stored={stored} onClose={onClose} />}
      </Load>
    </Modal>
  )
}

interface Typed {
  readonly days: string
}

const typed = ({ days }: KeptSheetsView): Typed => ({ days: String(days) })

function KeptSheets({ stored, onClose }: { readonly stored: KeptSheetsView; readonly onClose: () => void }) {
  const save = useAction(saveKeptSheetsAction, { onDone: onClose })
  const form = useForm({
    form: keptSheetsForm,
    from: typed(stored),
    input: ({ days }: Typed): { days: number; version: number } => ({
      days: days.trim() === '' ? Number.NaN : Number(days),
      version: stored.version,
    }),
    version: stored.version,
    typedOf: typed,
    action: save,
    save: (input, version) => save.run({ ...input, version }),
  })
  return (
    <FormFrame form={form} what="setting" action="Save" onCancel={onClose}>
      <Text>
        A production may owe its sign-in sheets to a union. Talent who delete their account can stay named on
        them for a time: name, union number, role and times, and nothing else.
      </Text>
      <TextInput
        data-autofocus
        label="Days after the casting day"
        description="0: the name goes with the account"
        inputMode="numeric"
        {...form.text('days')}
      />
      <Text size="sm" c="dimmed">
        The page of the deletion says it before. A change counts for deletions from then on: names that are
        kept now stay for as long as their talent were told.
      </Text>
      <UpdatedBy by={stored.updated_by} at={stored.updated_at} never="Nothing is kept by default." />
    </FormFrame>
  )
}
