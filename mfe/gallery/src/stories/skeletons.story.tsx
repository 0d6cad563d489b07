import { PageSkeleton, Skeleton, SkeletonHead, Skeletons } from '@callboard/kit/ui'

export const skeletons = {
  name: 'Skeletons',
  states: [
    ['a page', <PageSkeleton key="page" />],
    ['the head of a page', <SkeletonHead key="head" />],
    ['the head of a page with a fact', <SkeletonHead key="fact" fact />],
    ['lines', <Skeletons key="lines" rows={3} />],
    ['higher lines', <Skeletons key="high" rows={2} height={72} />],
    ['a picture', <Skeleton key="picture" height={180} width={320} />],
  ],
} as const
