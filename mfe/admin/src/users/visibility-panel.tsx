import { getVisibility, type ProfileVisibility, visibilityForm } from '@callboard/freelancers/contract'
import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { PeoplePicker, type Person } from '@callboard/kit/people'
import { Switch } from '@callboard/kit/ticks'
import { Skeleton } from '@callboard/kit/ui'
import { useMemo } from 'react'
import { saveVisibilityAction } from '../data/accounts.ts'
import { PartForm } from '../shared/saved-together.tsx'

/** Casting directors who see the freelancer profile of a user. */
export function VisibilityPanel({ userId }: { readonly userId: string }) {
  const stored = useAnswer(getVisibility, { id: userId })
  return (
    <Load state={stored} failedTitle="The visibility could not be loaded" skeleton={<Skeleton height={96} />}>
      {(visibility) => <VisibilityForm userId={userId} visibility={visibility} />}
    </Load>
  )
}

interface Typed {
  readonly show_to_all: boolean
  readonly show_to: readonly Person[]
}
const typedFrom = ({ show_to_all, show_to }: ProfileVisibility): Typed => ({ show_to_all, show_to })
const fieldOf = (path: string) => path.replace(/^show_to\..*/, 'show_to')

function VisibilityForm(props: { readonly userId: string; readonly visibility: ProfileVisibility }) {
  const { userId: id, visibility } = props
  const save = useAction(useMemo(() => saveVisibilityAction(id), [id]))
  const form = useForm({
    form: visibilityForm,
    from: () => typedFrom(visibility),
    input: (typed: Typed) => ({
      show_to_all: typed.show_to_all,
      show_to: typed.show_to_all ? [] : typed.show_to.map(({ _id }) => _id),
      version: 0,
    }),
    fieldOf,
    version: visibility.version,
    typedOf: typedFrom,
    action: save,
    save: (input, version) => save.run({ id, ...input, version }),
  })
  return (
    <PartForm form={form} what="visibility">
      <Switch label="Show to all casting directors" {...form.tick('show_to_all')} />
      {form.typed.show_to_all ? null : (
        <PeoplePicker
          label="Show it to"
          description="Casting directors who see the freelancer profile and may ask."
          type="casting_director"
          {...form.value('show_to')}
        />
      )}
    </PartForm>
  )
}
