import { useAction } from '@callboard/kit/data'
import { IconArchive, IconChevronDown, IconDownload, IconRefresh } from '@callboard/kit/icons'
import { Time } from '@callboard/kit/labels'
import { Menu } from '@callboard/kit/menus'
import { Button } from '@callboard/kit/ui'
import type { ArchiveView } from '@callboard/review/contract'
import { requestArchiveAction } from '../data/archives.ts'
import { archiveWords } from './archive-words.ts'

/** All archives that the person has asked for in this session, newest first. */
export default function ArchivesMenu({ archives }: { readonly archives: readonly ArchiveView[] }) {
  const request = useAction(requestArchiveAction)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconArchive size={16} />}
          rightSection={<IconChevronDown size={16} />}
        >
          Archives
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={400} style={{ overflowY: 'auto' }}>
        {archives.map((archive) => {
          const shared = {
            rightSection: <Time at={archive.created_at} style="date-time" />,
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
                leftSection={<IconDownload size={16} />}
                {...shared}
              />
            )
          return (
            <Menu.Item
              key={archive._id}
              disabled={archive.state !== 'failed'}
              leftSection={archive.state === 'failed' ? <IconRefresh size={16} aria-label="Retry" /> : null}
              onClick={() => void request.run({ session, keys, filename })}
              {...shared}
            />
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
