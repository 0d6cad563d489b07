export { awsAutoScaling } from './aws-auto-scaling.ts'
