import { NumberInput, Select } from '@callboard/kit/choices'
import { Load, useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { PhoneInput } from '@callboard/kit/phone'
import { Group } from '@callboard/kit/ui'
import {
  CLOTHES_TYPE_WORDS,
  CLOTHES_TYPES,
  type ClothesType,
  MOST_INCHES,
  SIZE_TYPE_WORDS,
  SIZES_OF,
  sizeCatalogue,
  TALLEST_FEET,
  type TalentInfo,
  talentInfoForm,
} from '@callboard/lobby/contract'
import { useState } from 'react'
import { saveTalentInfoAction } from '../../data/records.ts'
import { nameOf } from '../row-actions.ts'
import type { RecordDialogProps } from './record-dialogs.tsx'
import { changedInfo, type TypedInfo, typedInfo } from './talent-info-fields.ts'
import { useTalentInfo } from './use-talent-info.ts'

const WIRE_FIELDS: Readonly<Record<string, string>> = { 'height.ft': 'feet', 'height.inches': 'inches' }
const fieldOf = (path: string) => WIRE_FIELDS[path] ?? path

/** Height, sizes, profiles and agent of a talent. */
export function SizesDialog({ record, session, onClose }: RecordDialogProps) {
  const info = useTalentInfo(session._id, record._id)
  return (
    <Modal opened onClose={onClose} title={`Edit sizes and agent: ${nameOf(record)}`} size="lg">
      <Load state={info}>{(known) => <InfoForm known={known} onClose={onClose} />}</Load>
    </Modal>
  )
}

function InfoForm({ known, onClose }: { readonly known: TalentInfo; readonly onClose: () => void }) {
  const [begun] = useState(known)
  const save = useAction(saveTalentInfoAction, { onDone: onClose })
  const form = useForm({
    form: talentInfoForm,
    from: () => typedInfo(begun),
    version: begun.record.version,
    fieldOf,
    input: (typed: TypedInfo) => ({
      ...changedInfo(typed, typedInfo(begun)),
      version: begun.record.version,
    }),
    action: save,
    // The line moves while the form is open; only what was changed here is sent.
    save: (fields) => save.run({ ...fields, id: begun.record._id, version: known.record.version }),
  })
  const { typed, change, errorAt } = form
  const type = typed.clothes_type
  return (
    <FormFrame form={form} what="talent" action="Save" onCancel={onClose}>
      <Group grow align="flex-start">
        <NumberInput
          label="Height, ft"
          min={0}
          max={TALLEST_FEET}
          allowDecimal={false}
          {...form.value('feet')}
        />
        <NumberInput
          label="Height, in"
          min={0}
          max={MOST_INCHES}
          allowDecimal={false}
          {...form.value('inches')}
        />
      </Group>
      <Select
        label="Clothes type"
        description="Another type clears the sizes."
        clearable
        data={CLOTHES_TYPES.map((value) => ({ value, label: CLOTHES_TYPE_WORDS[value] }))}
        value={type}
        error={errorAt('clothes_type')}
        onChange={(next) => change({ clothes_type: next as ClothesType | null, sizes: {} })}
      />
      {(type ? SIZES_OF[type] : []).map((kind) => (
        <Select
          key={kind}
          label={SIZE_TYPE_WORDS[kind]}
          searchable
          clearable
          data={sizeCatalogue(kind).map(({ value, label }) => ({ value, label }))}
          value={typed.sizes[kind] ?? null}
          error={errorAt(`sizes.${kind}`)}
          onChange={(size) => change(({ sizes }) => ({ sizes: { ...sizes, [kind]: size ?? undefined } }))}
        />
      ))}
      <TextInput label="Instagram" {...form.text('instagram_handle')} />
      <TextInput label="TikTok" {...form.text('tiktok_handle')} />
      <TextInput label="Agent" {...form.text('agent')} />
      <TextInput label="Agent e-mail" type="email" autoComplete="off" {...form.text('agent_email')} />
      <PhoneInput label="Agent phone" autoComplete="off" {...form.value('agent_phone')} />
    </FormFrame>
  )
}
