import { TagsInput } from '@callboard/kit/choices'
import { useAccount, useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { Accordion } from '@callboard/kit/folds'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Textarea, TextInput } from '@callboard/kit/inputs'
import { Checkbox } from '@callboard/kit/ticks'
import { Stack, Text } from '@callboard/kit/ui'
import { type ProjectView, projectForm, projectRules } from '@callboard/projects/contract'
import { createProjectAction, updateProjectAction } from '../data/projects.ts'
import { PeoplePicker } from '../shared/people-picker.tsx'
import { projectFields, type TypedProject, tidyRoles, typedProject } from './project-fields.ts'
import { useFreshUri } from './use-fresh-uri.ts'

interface Props {
  /** Absent: a new one. */
  readonly project: ProjectView | undefined
  readonly onClose: () => void
  readonly onCreated: (project: ProjectView) => void
}

const POSITIONS = ['Your turn', 'On deck', 'Second in line', 'Next in line'] as const

/** Single roles are marked (`project_roles.3`), and shown in one field. */
const fieldOf = (path: string) => path.replace(/^(project_roles|casting_directors)\..*/, '$1')

const CODES = { uri_taken: 'uri' }

function useProjectForm({ project, onClose, onCreated }: Props, assigns: boolean) {
  const create = useAction(createProjectAction, {
    onDone: (made) => {
      onCreated(made)
      onClose()
    },
  })
  const update = useAction(updateProjectAction, { onDone: onClose })
  return useForm({
    form: projectForm,
    rules: (typed: TypedProject) => projectRules(typed),
    from: () => typedProject(project),
    input: (typed) => projectFields(typed, assigns),
    fieldOf,
    codes: CODES,
    draft: `project:${project?._id ?? 'new'}`,
    version: project?.version,
    typedOf: typedProject,
    action: project ? update : create,
    save: (input, version) =>
      project ? update.run({ id: project._id, version, ...input }) : create.run(input),
  })
}

/** Makes a project, or changes one. */
export default function ProjectDialog(props: Props) {
  const { project, onClose } = props
  const account = useAccount()
  const assigns = project?.can.assign_casting_directors ?? account?.user_type === 'super_admin'
  const form = useProjectForm(props, assigns)
  const { typed, change } = form
  useFreshUri(project === undefined, (uri) => form.fill((now) => (now.uri ? now : { ...now, uri })))
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
  return (
    <Modal opened onClose={onClose} title={project ? 'Edit project' : 'New project'} size="lg">
      <FormFrame form={form} what="project" action={project ? 'Save' : 'Create'} onCancel={onClose}>
        <TextInput
          data-autofocus
          label="Project name"
          placeholder="Northlight spring spot"
          maxLength={200}
          {...form.text('name')}
        />
        <TagsInput
          label="Roles"
          description="Enter adds a role. Talent choose from these at check-in."
          placeholder={typed.project_roles.length === 0 ? 'Driver' : undefined}
          maxTags={200}
          splitChars={[]}
          acceptValueOnBlur
          allowDuplicates
          {...form.value('project_roles')}
          onChange={(roles) => change({ project_roles: tidyRoles(roles) })}
        />
        <Checkbox
          label="Talent may add a role that is not listed"
          {...form.tick('allow_talent_create_role')}
        />
        {assigns ? (
          <PeoplePicker
            label="Casting directors"
            type="casting_director"
            {...form.value('casting_directors')}
          />
        ) : null}
        <TextInput
          label="Uri"
          description={`Part of every address of the project: ${location.host}/studio/${typed.uri || '…'}`}
          maxLength={80}
          {...form.text('uri')}
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
      </FormFrame>
    </Modal>
  )
}
