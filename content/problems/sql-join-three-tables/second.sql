SELECT users.id, users.name, courses.title
FROM users, courses
WHERE courses.level = 'advanced'
  AND (users.id, courses.id) IN (SELECT user_id, course_id FROM enrollments WHERE progress >= 1)
ORDER BY courses.title, users.id;
