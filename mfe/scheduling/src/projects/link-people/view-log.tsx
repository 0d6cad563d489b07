import { requestOf } from '@callboard/core/http-contract'
import { Load, useAnswer } from '@callboard/kit/data'
import { IconDownload, IconMovie } from '@callboard/kit/icons'
import { Time } from '@callboard/kit/labels'
import { Button, EmptyState, Group, Text } from '@callboard/kit/ui'
import { downloadTakeViews, listTakeViews, type PostingLink } from '@callboard/posting/contract'
import { useState } from 'react'
import styles from './link-people.module.css'
import { watchedTakes } from './watched-takes.ts'

/** Who watched how much of which take by a link, the newest first. */
export function ViewLog({ link }: { readonly link: PostingLink }) {
  const of = { id: link.studio, link: link._id }
  const [pages, setPages] = useState<readonly string[]>([])
  const before = pages.at(-1)
  const state = useAnswer(listTakeViews, before === undefined ? of : { ...of, before }, { keep: true })
  return (
    <Load state={state}>
      {({ views, next }) =>
        views.length === 0 ? (
          <EmptyState icon={<IconMovie size={24} />} title="Nothing watched yet">
            Every take that somebody outside of the office plays by this link is listed here.
          </EmptyState>
        ) : (
          <>
            <Group justify="flex-end" mb="xs">
              <Button
                component="a"
                href={requestOf(downloadTakeViews, of).address}
                variant="default"
                size="xs"
                leftSection={<IconDownload size={16} />}
              >
                CSV
              </Button>
            </Group>
            <ul className={`callboard-list ${styles.list}`} aria-label="View log">
              {watchedTakes(views).map((view) => (
                <li key={view._id}>
                  <div className={styles.words}>
                    <Text fw={550} className={styles.name}>
                      {view.viewer.name}{' '}
                      <Text span size="sm" c="dimmed">
                        {view.viewer.email}
                      </Text>
                    </Text>
                    <Text size="sm" c="dimmed">
                      {[view.group, view.take, view.page].filter(Boolean).join(' · ')}
                    </Text>
                  </div>
                  <div className={styles.actions}>
                    <Text size="sm" className={styles.share}>
                      {view.times > 1 ? `${view.times} times, up to ` : ''}
                      {Math.round(view.share * 100)} %
                    </Text>
                    <Text size="sm" c="dimmed">
                      <Time at={view.last_at} style="relative" />
                    </Text>
                  </div>
                </li>
              ))}
            </ul>
            {pages.length > 0 || next !== null ? (
              <Group mt="md" gap="sm">
                <Button
                  variant="default"
                  disabled={pages.length === 0}
                  onClick={() => setPages(pages.slice(0, -1))}
                >
                  Newer
                </Button>
                <Button
                  variant="default"
                  disabled={next === null}
                  onClick={() => next !== null && setPages([...pages, next])}
                >
                  Older
                </Button>
              </Group>
            ) : null}
          </>
        )
      }
    </Load>
  )
}
