import {
  type DayDocuments,
  DOCUMENT_LIST_NAMES,
  DOCUMENT_LISTS,
  DOCUMENT_TYPES,
  type DocumentList,
  listDocuments,
  type SessionDocument,
} from '@callboard/projects/contract'
import { IconDownload, IconFileText, IconTrash } from '../../ui/icons.ts'
import { ActionFault, Anchor, Button, confirm, Text } from '../../ui/index.ts'
import { ActionIcon } from '../../ui/inputs/index.ts'
import { sayBytes } from '../../ui/text/say-bytes.ts'
import { FileButton, Switch } from '../../ui/ticks/index.ts'
import '../../ui/ticks/styles.ts'
import { useAction } from '../actions/use-action.ts'
import { Load } from '../answers/load.tsx'
import { useAnswer } from '../answers/use-answer.ts'
import { type DayOfSession, removeDocumentAction, showScriptAction } from './document-actions.ts'
import styles from './documents.module.css'
import { type Upload, type Uploads, useUploads } from './use-uploads.ts'

/** For the file chooser of the browser. */
const CHOOSABLE = Object.keys(DOCUMENT_TYPES)
  .map((ending) => `.${ending}`)
  .join(',')

/** Addresses are good for a quarter of an hour. */
const FRESH = 5 * 60_000

function Document(props: {
  readonly document: SessionDocument
  readonly onRemove: (() => void) | undefined
}) {
  const { document, onRemove } = props
  const Icon = document.shown ? IconFileText : IconDownload
  return (
    <li>
      <Icon size={16} aria-hidden />
      <Anchor href={document.url} target="_blank" rel="noopener noreferrer" size="sm" className={styles.name}>
        {document.name}
      </Anchor>
      <Text size="xs" c="dimmed" className={styles.size}>
        {sayBytes(document.size)}
      </Text>
      {onRemove ? (
        <ActionIcon aria-label={`Remove ${document.name}`} onClick={onRemove}>
          <IconTrash size={16} />
        </ActionIcon>
      ) : null}
    </li>
  )
}

function Coming({ upload, uploads }: { readonly upload: Upload; readonly uploads: Uploads }) {
  const { file, percent, fault, again } = upload
  if (fault !== undefined)
    return (
      <li className={styles.failed} role="alert">
        <span>
          <span className={styles.name}>{file.name}</span>
          <Text size="xs" c="red">
            {fault}
          </Text>
        </span>
        {again ? (
          <Button size="compact-xs" variant="default" onClick={() => uploads.retry(upload)}>
            Retry
          </Button>
        ) : null}
        <Button size="compact-xs" variant="subtle" color="gray" onClick={() => uploads.drop(upload.id)}>
          Dismiss
        </Button>
      </li>
    )
  return (
    <li className={styles.coming}>
      <span className={styles.name}>{file.name}</span>
      <progress value={percent} max={100} aria-label={`Sending ${file.name}`} />
      <Text size="xs" c="dimmed" className={styles.size}>
        {percent < 100 ? `${percent}%` : 'Checking'}
      </Text>
    </li>
  )
}

function List(props: {
  readonly list: DocumentList
  readonly where: DayOfSession
  readonly documents: DayDocuments
  readonly uploads: Uploads
}) {
  const { list, where, documents, uploads } = props
  const name = DOCUMENT_LIST_NAMES[list]
  const remove = useAction(removeDocumentAction)
  const show = useAction(showScriptAction)
  const found = documents.lists[list]
  const coming = uploads.uploads.filter((upload) => upload.list === list)
  const ask = async (document: SessionDocument) => {
    const yes = await confirm({
      title: `Remove ${document.name}?`,
      text: 'The file is deleted. This cannot be undone.',
      action: 'Remove',
      danger: true,
    })
    if (yes) await remove.run({ ...where, document: document._id })
  }
  return (
    <section className={styles.list} aria-label={name}>
      <header>
        <h3>{name}</h3>
        {documents.can.edit ? (
          <FileButton multiple accept={CHOOSABLE} onChange={(files) => uploads.add(list, files)}>
            {(button) => (
              <Button {...button} size="compact-xs" variant="default" aria-label={`Add to ${name}`}>
                Add
              </Button>
            )}
          </FileButton>
        ) : null}
      </header>
      {found.length + coming.length === 0 ? (
        <Text size="sm" c="dimmed">
          No document
        </Text>
      ) : (
        <ul className="callboard-list">
          {found.map((document) => (
            <Document
              key={document._id}
              document={document}
              onRemove={documents.can.edit ? () => void ask(document) : undefined}
            />
          ))}
          {coming.map((upload) => (
            <Coming key={upload.id} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      {list === 'script_pdf' ? (
        <Switch
          label="Show To Talent"
          description="Its PDFs, on their check-in and status page."
          disabled={!documents.can.edit}
          checked={documents.show_to_talent}
          onChange={({ currentTarget }) => void show.run({ ...where, show_to_talent: currentTarget.checked })}
        />
      ) : null}
      <ActionFault error={remove.error ?? show.error} />
    </section>
  )
}

/** The five lists of documents of a session date. They change at once, without Save. */
export function Documents({ session, day }: DayOfSession) {
  const where = { session, day }
  const answer = useAnswer(listDocuments, where, { every: FRESH })
  const uploads = useUploads(where)
  return (
    <Load state={answer}>
      {(documents) => (
        <div className={styles.root}>
          {DOCUMENT_LISTS.map((list) => (
            <List key={list} list={list} where={where} documents={documents} uploads={uploads} />
          ))}
          <Text size="xs" c="dimmed" className={styles.note}>
            {documents.can.edit
              ? 'Word, Excel, PowerPoint, text, PDF and pictures, at most 100 MB each. Saved at once.'
              : 'A casting director and the managers of this date change its documents.'}
          </Text>
        </div>
      )}
    </Load>
  )
}
