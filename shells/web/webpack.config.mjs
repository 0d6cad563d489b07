import { shellConfig } from '@callboard/kit/build'

export default shellConfig(import.meta.dirname)
