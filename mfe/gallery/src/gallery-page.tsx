import { Button, Group, Link, Stack, Stage, Text, Title, useSearchParams, useTitle } from '@callboard/kit/ui'
import styles from './gallery.module.css'
import { STORIES } from './stories/index.ts'
import type { Story } from './story.ts'

/** `/kit`: a list of the components and the chosen one in its states; `scheme=dark` and `bare` are of the address. */
export default function GalleryPage() {
  useTitle('Kit')
  const [search] = useSearchParams()
  const story = STORIES.find(({ name }) => name === search.get('of')) ?? STORIES[0]!
  const isDark = search.get('scheme') === 'dark'
  const page = search.has('bare') ? <States story={story} /> : <Chooser story={story} isDark={isDark} />
  return isDark ? <Stage>{page}</Stage> : page
}

function addressOf(story: Story, isDark: boolean): string {
  return `/kit?of=${encodeURIComponent(story.name)}${isDark ? '&scheme=dark' : ''}`
}

function Chooser({ story, isDark }: { readonly story: Story; readonly isDark: boolean }) {
  // A window of its own, as no page of the product may be framed.
  const openAsPhone = () => window.open(`${addressOf(story, isDark)}&bare`, '', 'popup,width=390,height=844')
  return (
    <div className={styles.root}>
      <nav aria-label="Components">
        {STORIES.map((one) => (
          <Link
            key={one.name}
            to={addressOf(one, isDark)}
            aria-current={one.name === story.name ? 'page' : undefined}
          >
            {one.name}
          </Link>
        ))}
      </nav>
      <div>
        <Group justify="space-between">
          <Title order={1}>{story.name}</Title>
          <Group gap="sm">
            <Link to={addressOf(story, !isDark)}>{isDark ? 'Light' : 'Dark'}</Link>
            <Button variant="default" onClick={openAsPhone}>
              At 390 px
            </Button>
          </Group>
        </Group>
        <States story={story} />
      </div>
    </div>
  )
}

function States({ story }: { readonly story: Story }) {
  return (
    <Stack gap="lg" className={styles.states}>
      {story.states.map(([state, shown]) => (
        <section key={state} aria-label={state}>
          <Text size="xs" c="dimmed" mb={4}>
            {state}
          </Text>
          {shown}
        </section>
      ))}
    </Stack>
  )
}
