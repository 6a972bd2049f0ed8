import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'
import { CARD, type FoundPersonRow } from './people.queries.ts'

/** A candidate for a suggestion, with the reasons. */
export interface CandidateRow extends FoundPersonRow {
  follows_viewer: boolean
  followed_by: number
  followed_by_name: string | null
  tags_written: string[]
  tags_liked: string[]
  tags_wanted: string[]
  common_skills: string[]
  wrote_at: Date | null
  wrote: string | null
  joined_at: Date
}

// Each source returns only its newest or best few, so the query costs the same with ten thousand people and a million.
const FOLLOWED = 30
const OF_EACH = 20
const TAGS = 5
const PER_ITEM_LIMIT = 25
const NOTABLE = 24
const OF_TOPIC = 10

const candidates = prepared<CandidateRow>(
  'suggestion-candidates',
  `with mine as materialized (
     select f.followed_id as id from (
       select followed_id from follows where follower_id = $1 order by followed_at desc limit ${FOLLOWED}) f
     where not exists (select from profile_visibility v where v.person_id = f.followed_id and v.section = 'followers' and v.level = 'me')
   ), near as (
     select theirs.id, count(*)::int as followed_by, (array_agg(mine.id order by mine.id))[1] as by_id
     from mine cross join lateral (
       select followed_id as id from follows where follower_id = mine.id order by followed_at desc limit ${OF_EACH}) theirs
     group by theirs.id order by 2 desc limit 40
   ), fans as (
     select follower_id as id from follows where followed_id = $1 order by followed_at desc limit 20
   ), my_tags as materialized (
     select tag, bool_or(wrote) as wrote, count(*) as times from (
       select unnest(tags) as tag, true as wrote from (
         select tags from blogs where author_id = $1 and published_at is not null and deleted_at is null
         order by published_at desc limit 10) written
       union all
       select unnest(b.tags), false from (
         select blog_id from blog_reactions where person_id = $1 and kind = 'like' order by reacted_at desc limit 20) liked
       join blogs b on b.id = liked.blog_id
     ) known group by tag order by bool_or(wrote) desc, times desc, tag limit ${TAGS}
   ), writers as (
     select b.author_id as id,
       coalesce(array_agg(distinct t.tag) filter (where t.wrote), '{}') as tags_written,
       coalesce(array_agg(distinct t.tag) filter (where not t.wrote), '{}') as tags_liked
     from my_tags t cross join lateral (
       select blog_id from blog_tags where tag = t.tag order by published_at desc limit ${PER_ITEM_LIMIT}) newest
     join blogs b on b.id = newest.blog_id group by b.author_id limit 60
   ), teachers as (
     select b.author_id as id, array_agg(distinct t.tag) as tags_wanted
     from (select tag from unnest($3::text[]) tag limit 24) t cross join lateral (
       select blog_id from blog_tags where tag = t.tag order by published_at desc limit ${OF_TOPIC}) newest
     join blogs b on b.id = newest.blog_id group by b.author_id limit 60
   ), knowers as (
     select theirs.person_id as id, array_agg(theirs.label order by theirs.label) as skills
     from (select lower(label) as label from tech_stack where person_id = $1 order by position limit ${TAGS}) known cross join lateral (
       select person_id, label from tech_stack where lower(label) = known.label order by person_id desc limit ${PER_ITEM_LIMIT}) theirs
     where not exists (select from profile_visibility v
       where v.person_id = theirs.person_id and v.section = 'stack' and v.level not in ('public', 'members'))
     group by theirs.person_id limit 60
   ), recent as (
     select distinct on (author_id) author_id as id, published_at, title from (
       select author_id, published_at, title from blogs where published_at is not null and deleted_at is null
       order by published_at desc, id desc limit 40) newest order by author_id, published_at desc
   ), notable as (
     select c.person_id as id from follow_counts c
     where not exists (select from follows where follower_id = $1 and followed_id = c.person_id)
       and not exists (select from dismissed_suggestions d where d.person_id = $1 and d.dismissed_id = c.person_id and d.dismissed_at > $2)
       and c.person_id <> $1
     order by c.followers desc, c.person_id desc limit ${NOTABLE}
   ), newcomers as (
     select id from people order by id desc limit 12
   ), everybody as (
     select id from near union select id from fans union select id from writers union select id from teachers union select id from knowers union select id from recent
     union select id from notable union select id from newcomers
   )
   select ${CARD}, c.followers as key,
     fans.id is not null as follows_viewer,
     coalesce(near.followed_by, 0) as followed_by, by.name as followed_by_name,
     coalesce(writers.tags_written, '{}') as tags_written, coalesce(writers.tags_liked, '{}') as tags_liked,
     coalesce(teachers.tags_wanted, '{}') as tags_wanted,
     coalesce(knowers.skills, '{}') as common_skills,
     recent.published_at as wrote_at, recent.title as wrote, p.joined_at
   from everybody join people p on p.id = everybody.id join follow_counts c on c.person_id = p.id
     left join near on near.id = p.id left join people by on by.id = near.by_id
     left join fans on fans.id = p.id left join writers on writers.id = p.id left join teachers on teachers.id = p.id left join knowers on knowers.id = p.id
     left join recent on recent.id = p.id
   where p.id <> $1 and p.suspended_at is null
     and not exists (select from follows where follower_id = $1 and followed_id = p.id)
     and not exists (select from dismissed_suggestions d where d.person_id = $1 and d.dismissed_id = p.id and d.dismissed_at > $2)
     and not exists (select from mutes where muter_id = $1 and muted_id = p.id)
     and not exists (select from blocks where blocker_id = $1 and blocked_id = p.id)
     and not exists (select from blocks where blocker_id = p.id and blocked_id = $1)`,
)

/** Returns all candidates for a person who wants to learn about `wanted`; dismissals before `since` have expired. */
export const readCandidates = (database: Database, viewerId: string, since: Date, wanted: readonly string[]): Promise<CandidateRow[]> =>
  candidates.all(database, [viewerId, since, wanted])
