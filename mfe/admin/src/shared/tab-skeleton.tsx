import { Skeleton, Stack, VisuallyHidden } from '@callboard/kit/ui'

/** A line of filters and a table. */
export function TabSkeleton() {
  return (
    <Stack gap="md" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton height={36} maw={360} mt="lg" />
      <Skeleton height={288} />
    </Stack>
  )
}
