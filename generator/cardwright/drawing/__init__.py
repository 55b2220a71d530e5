"""Cards as drawings: scenes, and the faces made of them."""
