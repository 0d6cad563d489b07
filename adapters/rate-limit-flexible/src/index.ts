export { memoryRateLimiter } from './memory-rate-limiter.ts'
export {
  type RedisRateLimiter,
  type RedisRateLimiterSettings,
  redisRateLimiter,
} from './redis-rate-limiter.ts'
