export { mfeConfig, shellConfig } from './webpack-config.ts'
