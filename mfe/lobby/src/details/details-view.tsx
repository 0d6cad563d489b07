import { IconDownload, IconFileText } from '@callboard/kit/icons'
import { Anchor, Stack, Text, Title } from '@callboard/kit/ui'
import type { SessionDocument } from '@callboard/projects/contract'
import styles from './details.module.css'

export interface DetailsList {
  readonly name: string
  readonly documents: readonly SessionDocument[]
}

/** Project, session and documents. */
export function DetailsView(props: {
  readonly project: string
  readonly session: string
  readonly lists: readonly DetailsList[]
  /** In place of the lists when none has a document. */
  readonly empty: string
}) {
  const lists = props.lists.filter(({ documents }) => documents.length > 0)
  return (
    <Stack gap="lg">
      <div>
        <Title order={2} size="h3">
          {props.project}
        </Title>
        <Text c="dimmed">{props.session}</Text>
      </div>
      {lists.length === 0 ? <Text c="dimmed">{props.empty}</Text> : null}
      {lists.map(({ name, documents }) => (
        <section key={name} aria-label={name}>
          <Title order={3} size="h4">
            {name}
          </Title>
          <ul className={styles.documents}>
            {documents.map((document) => (
              <li key={document._id}>
                {document.shown ? (
                  <IconFileText size={16} aria-hidden />
                ) : (
                  <IconDownload size={16} aria-hidden />
                )}
                <Anchor href={document.url} target="_blank" rel="noopener noreferrer">
                  {document.name}
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}
