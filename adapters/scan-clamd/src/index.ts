export { type ClamdSettings, clamdScan } from './clamd-scan.ts'
