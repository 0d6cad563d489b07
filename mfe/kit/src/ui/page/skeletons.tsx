import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './page.module.css'

const places = (count: number) => Array.from({ length: count }, (_, place) => place)

/** Rows with a picture and two lines, in the shape of a list of people. */
export function Skeletons({ rows = 6, height = 52 }: { readonly rows?: number; readonly height?: number }) {
  return (
    <Stack gap={1} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      {places(rows).map((place) => (
        <Group key={place} h={height} gap="sm" wrap="nowrap">
          <Skeleton circle height={32} width={32} />
          <Stack gap={6} style={{ flex: 1 }}>
            <Skeleton height={10} width={`${58 - ((place * 13) % 25)}%`} />
            <Skeleton height={8} width={`${34 - ((place * 7) % 15)}%`} />
          </Stack>
        </Group>
      ))}
    </Stack>
  )
}

/** Where the head of a page will be. */
export const SkeletonHead = ({ fact, isLow }: { readonly fact?: boolean; readonly isLow?: boolean }) => (
  <div className={styles.head} data-low={isLow || undefined}>
    <div className={styles.way} />
    <div className={styles.title}>
      <Skeleton height={26} width={fact ? 120 : 220} />
      {fact ? <Skeleton className={styles.fact} height={36} width={isLow ? 96 : 200} /> : null}
      <Skeleton height="var(--page-action)" width={isLow ? 44 : 120} />
    </div>
  </div>
)

/** Where the parts of a page will be, at the edges of the page. */
export const SkeletonPage = ({
  children,
  gap = 'lg',
}: {
  readonly children: ReactNode
  readonly gap?: 'md' | 'lg'
}) => (
  <Stack className={styles.root} gap={gap} aria-busy="true">
    <VisuallyHidden>Loading</VisuallyHidden>
    {children}
  </Stack>
)

/** Skeleton of a whole page: title, action, content. */
export const PageSkeleton = () => (
  <SkeletonPage>
    <SkeletonHead />
    <Skeleton height={240} />
  </SkeletonPage>
)
