import { faultsWithoutField, useAccount, useAction, useTypedDraft } from '@callboard/kit/data'
import { Checkbox, DraftNotice, TagsInput } from '@callboard/kit/forms'
import { Textarea, TextInput } from '@callboard/kit/inputs'
import { Modal } from '@callboard/kit/overlays'
import { Accordion } from '@callboard/kit/tables'
import { ActionFault, Button, describeError, Group, Stack, Text, toast } from '@callboard/kit/ui'
import {
  createProject,
  getProjectByUri,
  listProjects,
  type ProjectView,
  updateProject,
} from '@callboard/projects/contract'
import { type FormEvent, useState } from 'react'
import { conflictOf } from '../shared/conflict-of.ts'
import { PeoplePicker } from '../shared/people-picker.tsx'
import { VersionConflict } from '../shared/version-conflict.tsx'
import { doubledRole, projectFields, type TypedProject, tidyRoles, typedProject } from './project-fields.ts'
import { useFreshUri } from './use-fresh-uri.ts'

interface Props {
  /** Absent: a new one. */
  readonly project: ProjectView | undefined
  readonly onClose: () => void
  readonly onCreated: (project: ProjectView) => void
}

const POSITIONS = ['Your turn', 'On deck', 'Second in line', 'Next in line'] as const

/** The server marks single roles, too: `project_roles.3`. */
const OF_ROLES = /^project_roles\b/

interface Kept {
  /** What the typing began from; absent for a new one. */
  readonly before?: ProjectView
  readonly typed: TypedProject
}

const keptOf = (before: ProjectView | undefined): Kept => ({ before, typed: typedProject(before) })

function useSaveProject(before: ProjectView | undefined, props: Props) {
  const refreshes = [listProjects, getProjectByUri]
  const create = useAction(createProject, {
    refreshes,
    onDone: (project) => {
      props.onCreated(project)
      props.onClose()
    },
  })
  const update = useAction(updateProject, {
    refreshes,
    onDone: () => {
      toast.ok('Project saved')
      props.onClose()
    },
  })
  const save = before ? update : create
  const run = (typed: TypedProject, assigns: boolean) =>
    before
      ? void update.run({ id: before._id, version: before.version, ...projectFields(typed, assigns) })
      : void create.run(projectFields(typed, assigns))
  return { run, busy: save.busy, error: save.error, fields: save.fields, reset: save.reset }
}

/** Makes a project, or changes one. */
export default function ProjectDialog(props: Props) {
  const typing = useTypedDraft(`project:${props.project?._id ?? 'new'}`, () => keptOf(props.project))
  const { before, typed } = typing.typed
  const [nameless, setNameless] = useState(false)
  const account = useAccount()
  const assigns = before?.can.assign_casting_directors ?? account?.user_type === 'super_admin'
  const leave = () => {
    typing.forget()
    props.onClose()
  }
  const save = useSaveProject(before, { ...props, onClose: leave })
  const change = (next: Partial<TypedProject>) =>
    typing.change((now) => ({ ...now, typed: { ...now.typed, ...next } }))
  useFreshUri(before === undefined, (uri) =>
    typing.fill((now) => (now.typed.uri ? now : { ...now, typed: { ...now.typed, uri } })),
  )
  const theirs = conflictOf<ProjectView>(save.error)
  const doubled = doubledRole(typed.roles)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const named = typed.name.trim() !== ''
    setNameless(!named)
    if (named && doubled === undefined) save.run(typed, assigns)
  }
  const text = (label: string, value: string, next: (value: string) => Partial<TypedProject>) => (
    <Textarea
      key={label}
      autosize
      minRows={2}
      maxLength={5000}
      label={label}
      placeholder="The default text is used while this is empty"
      value={value}
      onChange={({ currentTarget }) => change(next(currentTarget.value))}
    />
  )
  const uriFault = save.fields.uri ?? uriTaken(save.error)
  const wrongRoles = Object.keys(save.fields).filter((path) => OF_ROLES.test(path))
  const roleFault =
    wrongRoles.map((path) => save.fields[path])[0] ??
    (doubled === undefined ? undefined : 'Role already added')
  const shown = ['name', 'uri', ...(assigns ? ['casting_directors'] : []), ...wrongRoles]
  return (
    <Modal opened onClose={props.onClose} title={before ? 'Edit project' : 'New project'} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          {theirs ? (
            <VersionConflict
              what="project"
              onKeep={() => {
                typing.change((now) => ({ ...now, before: theirs }))
                save.reset()
              }}
              onLoad={() => {
                typing.begin(keptOf(theirs))
                save.reset()
              }}
            />
          ) : uriTaken(save.error) ? null : (
            <ActionFault error={faultsWithoutField(save, shown)} />
          )}
          {typing.restored ? <DraftNotice onDiscard={() => typing.begin(typing.begun)} /> : null}
          <TextInput
            data-autofocus
            label="Project name"
            placeholder="Northlight spring spot"
            maxLength={200}
            value={typed.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            error={save.fields.name ?? (nameless && !typed.name.trim() ? 'A name is required' : undefined)}
          />
          <TagsInput
            label="Roles"
            description="Enter adds a role. Talent choose from these at check-in."
            placeholder={typed.roles.length === 0 ? 'Driver' : undefined}
            maxTags={200}
            splitChars={[]}
            acceptValueOnBlur
            allowDuplicates
            value={[...typed.roles]}
            onChange={(roles) => change({ roles: tidyRoles(roles) })}
            error={roleFault}
          />
          <Checkbox
            label="Talent may add a role that is not listed"
            checked={typed.talentMayAddRole}
            onChange={({ currentTarget }) => change({ talentMayAddRole: currentTarget.checked })}
          />
          {assigns ? (
            <PeoplePicker
              label="Casting directors"
              type="casting_director"
              value={typed.castingDirectors}
              onChange={(castingDirectors) => change({ castingDirectors })}
              error={save.fields.casting_directors}
            />
          ) : null}
          <TextInput
            label="Uri"
            description={`Part of every address of the project: ${location.host}/studio/${typed.uri || '…'}`}
            maxLength={80}
            value={typed.uri}
            onChange={({ currentTarget }) => change({ uri: currentTarget.value })}
            error={uriFault}
          />
          <Accordion variant="default" chevronPosition="left">
            <Accordion.Item value="messages">
              <Accordion.Control>Messages</Accordion.Control>
              <Accordion.Panel>
                <Stack>
                  <Text c="dimmed" size="xs">
                    What talent are told by text message. PROJECT_NAME and TALENT_STATUS_LINK are filled in.
                  </Text>
                  {text('Thank you', typed.thankYou, (thankYou) => ({ thankYou }))}
                  {POSITIONS.map((label, place) =>
                    text(label, typed.positions[place] ?? '', (value) => ({
                      positions: typed.positions.map((old, at) =>
                        at === place ? value : old,
                      ) as unknown as TypedProject['positions'],
                    })),
                  )}
                  {text('Goodbye', typed.goodBye, (goodBye) => ({ goodBye }))}
                  {text('Removed before being called', typed.deletion, (deletion) => ({ deletion }))}
                </Stack>
              </Accordion.Panel>
            </Accordion.Item>
          </Accordion>
          <Group justify="flex-end">
            <Button variant="default" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" loading={save.busy}>
              {before ? 'Save' : 'Create'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

/** Two people may want the same address; the one who comes second is told at the field. */
function uriTaken(error: unknown): string | undefined {
  const { text } = describeError(error)
  return /^Studio uri .* already used!$/.test(text) ? text : undefined
}
