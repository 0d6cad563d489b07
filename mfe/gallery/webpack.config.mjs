import { mfeConfig } from '@callboard/kit/build'

export default mfeConfig(import.meta.dirname, 'gallery')
