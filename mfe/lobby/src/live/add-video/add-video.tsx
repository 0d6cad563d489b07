export { AddGroupVideos as default } from '@callboard/kit/uploads'
