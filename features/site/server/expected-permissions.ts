import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [['all', 'site'], ['A', 'siteSettings']],
    Mutation: [['A', 'saveSiteSetting']],
    Site: [['all', 'founder journey links motivations product products promos slogans team welcome']],
    SiteLinks: [['all', 'microblog professional video']],
    SiteMember: [['all', 'avatarUrl name personId role sentence username']],
    SiteProduct: [['all', 'address name points sentence slug text']],
    SiteSetting: [['A', 'isDefault key revision value']],
    TimelineItem: [['all', 'description id title year']],
  },
}
