-- The kind of notification `desk` is named after what it is about: work of admins.
update notifications set kind = 'adminWork' where kind = 'desk';
update notification_preferences set kind = 'adminWork' where kind = 'desk';
