import { graphql } from '#platform/web/graphql/graphql.ts'

export const GetWebhooks = graphql(`
  query GetWebhooks {
    webhookEvents { name label }
    webhooks { id url events revision deliveries { id event createdAt attempts nextAt deliveredAt error } }
  }
`)
