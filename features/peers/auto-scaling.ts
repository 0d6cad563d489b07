/** A server that speaks the calls of AWS Auto Scaling. */
export { AutoScalingServer } from '../../adapters/cloud-aws/src/testing/auto-scaling-server.ts'
