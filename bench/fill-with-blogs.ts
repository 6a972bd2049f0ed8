import type pg from 'pg'

/** Fills a site with `count` blogs by fifty authors, one per minute back in time. */
export async function fillWithBlogs(client: pg.Client, count: number): Promise<void> {
  await client.query(`insert into people (username, name, headline) select 'bench-' || n, 'Bench Author ' || n, 'Writes to be measured'
    from generate_series(1, 50) n on conflict do nothing`)
  await client.query(
    `insert into blogs (author_id, slug, title, content, shown, words, preview, reading_minutes, tags, published_at, trend, like_count, search)
     select (select id from people where username = 'bench-' || (n % 50 + 1)), 'bench-' || n, 'A blog to be measured, number ' || n,
       repeat('<p>Words that stand for an article of common length, with some more of them here.</p>', 40),
       repeat('<p>Words that stand for an article of common length, with some more of them here.</p>', 40),
       '', 'Words that stand for an article of common length, with some more of them here. Words that stand for an article of common length, with some…',
       4, array['tag-' || n % 20, 'bench'], now() - n * interval '1 minute',
       (extract(epoch from now()) * 1000 - n * 60000) / 172800000.0, n % 40, to_tsvector('simple', 'blog measured ' || n)
     from generate_series((select count(*) from blogs) + 1, $1::bigint) n`,
    [count],
  )
  await client.query("insert into blog_slugs select slug, id from blogs on conflict do nothing")
  await client.query("insert into blog_tags select unnest(tags), published_at, id from blogs on conflict do nothing")
  await client.query('vacuum analyze blogs, blog_slugs, blog_tags, people')
}
