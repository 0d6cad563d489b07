import { Link, Stack, Stage, Text, Title, useSearchParams, useTitle } from '@callboard/kit/ui'
import styles from './gallery.module.css'
import { STORIES } from './stories/index.ts'
import type { Story } from './story.ts'

const SCHEMES = ['light', 'dark'] as const
/** Widths in pixels of a desk's content and of a phone. */
const WIDTHS = [1040, 390] as const

/** `/kit`: a list of the components, and the chosen one as it looks in each scheme at each width. */
export default function GalleryPage() {
  useTitle('Kit')
  const [search] = useSearchParams()
  const story = STORIES.find(({ name }) => name === search.get('of'))
  const scheme = search.get('scheme')
  if (story && scheme) return <Bare story={story} isDark={scheme === 'dark'} />
  return <Chooser story={story ?? STORIES[0]!} />
}

function Chooser({ story }: { readonly story: Story }) {
  return (
    <div className={styles.root}>
      <nav aria-label="Components">
        {STORIES.map(({ name }) => (
          <Link key={name} to={`/kit?of=${name}`} aria-current={name === story.name ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <div className={styles.frames}>
        <Title order={1}>{story.name}</Title>
        {WIDTHS.flatMap((width) =>
          SCHEMES.map((scheme) => (
            <iframe
              key={`${story.name} ${width} ${scheme}`}
              title={`${story.name}, ${scheme}, ${width} px`}
              src={`/kit?of=${story.name}&scheme=${scheme}`}
              width={width}
              height={400}
            />
          )),
        )}
      </div>
    </div>
  )
}

function Bare({ story, isDark }: { readonly story: Story; readonly isDark: boolean }) {
  const states = (
    <Stack gap="lg" className={styles.bare}>
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
  return isDark ? <Stage>{states}</Stage> : states
}
