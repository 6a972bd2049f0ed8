-- A followed topic is a row of interests: a tag of a blog, or a topic of the welcome. Tags have neither spaces nor commas, and 30 characters at most.
alter table interests add constraint interests_topic_is_tag check (topic !~ '[[:space:],]' and length(topic) <= 30);
