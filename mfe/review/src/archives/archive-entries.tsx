import { useAction } from '@callboard/kit/data'
import { IconDownload, IconHourglass, IconRefresh } from '@callboard/kit/icons'
import { Time } from '@callboard/kit/labels'
import { Menu } from '@callboard/kit/menus'
import type { ArchiveView } from '@callboard/review/contract'
import { requestArchiveAction } from '../data/archives.ts'
import { archiveWords } from './archive-words.ts'
import archivesStyles from './archives.module.css'

/** In a menu: all archives that the person has asked for in this session, newest first. */
export function ArchiveItems({ archives }: { readonly archives: readonly ArchiveView[] }) {
  const request = useAction(requestArchiveAction)
  return (
    <>
      <Menu.Divider />
      <Menu.Label>Archives</Menu.Label>
      {archives.map((archive) => {
        const shared = {
          rightSection: (
            <span className={archivesStyles.itemTime}>
              <Time at={archive.created_at} style="date-time" />
            </span>
          ),
          children: archiveWords(archive),
        }
        const { session, keys, filename } = archive
        if (archive.url !== null)
          return (
            <Menu.Item
              key={archive._id}
              component="a"
              href={archive.url}
              download
              leftSection={<IconDownload size={16} aria-hidden />}
              {...shared}
            />
          )
        const isFailed = archive.state === 'failed'
        return (
          <Menu.Item
            key={archive._id}
            disabled={!isFailed}
            leftSection={
              isFailed ? (
                <IconRefresh size={16} aria-label="Retry" />
              ) : (
                <IconHourglass size={16} aria-hidden />
              )
            }
            onClick={() => void request.run({ session, keys, filename })}
            {...shared}
          />
        )
      })}
    </>
  )
}
